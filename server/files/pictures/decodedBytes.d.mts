import type { Metadata } from 'sharp';

type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>;

export declare const decodedBytes: (head: Head) => number;
