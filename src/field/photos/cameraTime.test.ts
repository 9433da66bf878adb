import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cameraMoment } from './cameraMoment';
import { cameraTime } from './cameraTime';

const aJpeg = async (exif: Record<string, string>): Promise<File> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#678' } })
    .jpeg()
    .withExif({ IFD2: exif })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'IMG_4471.jpg', {
    type: 'image/jpeg',
    lastModified: Date.UTC(2026, 10, 27),
  });
};

describe('the time of a photo', () => {
  it('is what its camera wrote into it, by the offset beside it or by the zone of the phone [FLD-010]', async () => {
    const withOffset = await aJpeg({ DateTimeOriginal: '2027:03:10 09:00:00', OffsetTimeOriginal: '-06:00' });
    expect((await cameraTime(withOffset))?.toISOString()).toBe('2027-03-10T15:00:00.000Z');
    const without = await aJpeg({ DateTimeOriginal: '2027:03:10 09:00:00' });
    expect((await cameraTime(without))?.getTime()).toBe(new Date(2027, 2, 10, 9).getTime());
  });

  it('is unknown of a photo without one, of a file that is none, and of a film [FLD-010]', async () => {
    expect(await cameraTime(await aJpeg({ UserComment: 'none' }))).toBeNull();
    expect(await cameraTime(new File(['no photo'], 'a.jpg'))).toBeNull();
    expect(await cameraTime(new File(['ftypqt'], 'a.mov'))).toBeNull();
  });

  it('is not that of a camera that was never set, nor a day that there is not', () => {
    const wrong = ['0000:00:00 00:00:00', '2027:02:30 09:00:00', '2027:03:10 25:00:00', '', 'yesterday'];
    expect(wrong.filter((original) => cameraMoment(original, '') !== null)).toEqual([]);
    expect(cameraMoment('2027:03:10 09:00:00', 'somewhere')?.getTime()).toBe(new Date(2027, 2, 10, 9).getTime());
  });
});
