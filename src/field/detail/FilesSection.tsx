import { Suspense, useState } from 'react';
import { fileKind } from '#domain/documents/fileKind';
import { fileSize } from '#domain/documents/fileSize';
import { formatInstant } from '#domain/fields/formatInstant';
import type { GalleryItem } from '../../gallery/galleryItem';
import { fetchedLater } from '../../page/fetchedLater';
import { Section } from '../../page/Section';
import { themed } from '../../theme/themed';
import { PhotoInput } from '../photos/PhotoInput';
import { PhotosWaiting } from '../photos/PhotosWaiting';
import { SmallPicture } from '../photos/SmallPicture';
import type { SupervisorDetail } from '../data/fieldApi';
import type { SiteFile } from '#domain/field/siteFile';
import { useFieldText } from '../useFieldText';

const Gallery = themed(async () => ({ default: (await import('../../gallery/Gallery')).Gallery }));

const PhotoCaption = fetchedLater(() => import('../photos/PhotoCaption'));
const SmallFilm = fetchedLater(() => import('../photos/SmallFilm'));

const itemsOf = (files: readonly SiteFile[]): GalleryItem[] =>
  files.flatMap(({ id, file_name, document_url, view_url, size, upload_date }) =>
    document_url !== null && (fileKind(file_name) !== null || view_url !== null)
      ? [{ id, name: file_name, url: document_url, view: view_url, size, date: upload_date }]
      : [],
  );

const isFilm = ({ file_name }: SiteFile): boolean => fileKind(file_name) === 'video';

/** What a tap on a photo or a film opens it by. */
const SmallFile = ({ file, onOpen }: { file: SiteFile; onOpen: () => void }) => {
  const text = useFieldText();
  const [length, setLength] = useState('');
  const { file_name, thumbnail_url, document_url } = file;
  const fallback = <span>{file_name}</span>;
  return (
    <button
      type="button"
      aria-label={text('open_picture', { name: `${file_name} ${length}`.trim() })}
      title={file_name}
      onClick={onOpen}
    >
      {isFilm(file) && document_url !== null ? (
        <Suspense fallback={fallback}>
          <SmallFilm url={document_url} fallback={fallback} onLength={setLength} />
        </Suspense>
      ) : (
        <SmallPicture url={thumbnail_url} fallback={fallback} />
      )}
    </button>
  );
};

/** The photos and films of a site as a grid, its other files as a list; a tap opens them over the whole window [RPT-016]. */
export const FilesSection = ({ detail, refresh }: { detail: SupervisorDetail; refresh: () => void }) => {
  const { files, may_upload } = detail;
  const text = useFieldText();
  const [shown, setShown] = useState<number | null>(null);
  const items = itemsOf(files);
  const start = items.findIndex(({ id }) => id === shown);
  const kept = files.filter(({ document_url }) => document_url !== null);
  const isSeen = (file: SiteFile): boolean => file.is_picture || isFilm(file);
  const pictures = kept.filter(isSeen);
  const others = kept.filter((file) => !isSeen(file));
  return (
    <Section title={text('files')} aside={<span className="super-count">{files.length}</span>}>
      {may_upload && (
        <div className="site-actions super-uploads">
          <PhotoInput site={detail} from="files" />
          <small>{text('no_position')}</small>
        </div>
      )}
      <PhotosWaiting onArrived={refresh} />
      {files.length === 0 && <p className="super-none">{text('nothing')}</p>}
      <ul className="super-pictures">
        {pictures.map((file) => {
          const { id, upload_date, taken_at, is_camera_time, sent_by } = file;
          return (
            <li key={id}>
              <SmallFile file={file} onOpen={() => setShown(id)} />
              <p className="photo-by">
                {[
                  sent_by,
                  taken_at !== null && !is_camera_time
                    ? text('file_time', { at: formatInstant(taken_at) })
                    : formatInstant(taken_at ?? upload_date),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {may_upload && (
                <Suspense fallback={<div className="photo-caption">{file.caption}</div>}>
                  <PhotoCaption file={file} />
                </Suspense>
              )}
              {!may_upload && file.caption && <p className="photo-by">{file.caption}</p>}
            </li>
          );
        })}
      </ul>
      <ul className="super-files">
        {others.map(({ id, file_name, document_url, size }) => (
          <li key={id}>
            <a href={document_url ?? ''} target="_blank" rel="noopener noreferrer">
              <strong>{file_name}</strong>
              <span>{size === null ? '' : fileSize(size)}</span>
            </a>
          </li>
        ))}
      </ul>
      {start >= 0 && (
        <Suspense>
          <Gallery items={items} start={start} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Section>
  );
};
