import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { DOCUMENT_ENDINGS, documentRefusal, typeOfFile } from '#domain/documents/documentType';
import { fileSize } from '#domain/documents/fileSize';
import { Dialog } from '../../../page/dialog/Dialog';
import { useLanguage } from '../../../i18n/useLanguage';
import { MultiPicker } from '../../../inputs/MultiPicker';
import type { DocumentTag } from '../data/documentsApi';
import { useDocumentsText } from '../useDocumentsText';
import type { Destination } from './destinations';
import { MAX_FILES, sentName, withOwnNames, withoutTwins, type UploadItem } from './uploadItem';
import { refusalText } from '#domain/refusalText';
import { refuse } from '#domain/refusals/refusal';

interface Props {
  destinations: readonly Destination[];
  tags: readonly DocumentTag[];
  /** Whether a folder has a file of that name, in any letters. */
  isTaken: (folder: string, file_name: string) => boolean;
  onSend: (items: readonly UploadItem[]) => void;
  onClose: () => void;
}

interface Line {
  key: number;
  file: File;
  to: string;
  tags: readonly DocumentTag[];
}

/** The files of the device; its camera where there is one to open. */
const SOURCES = [
  { words: 'drop_or_choose', accept: DOCUMENT_ENDINGS },
  { words: 'take_photos', accept: 'image/*', capture: 'environment' },
] as const;

/**
 * Files are chosen, each with its category and tags; nothing is sent while one of them is refused
 * [DOC-016 DOC-017 DOC-021].
 */
export const UploadDialog = ({ destinations, tags, isTaken, onSend, onClose }: Props) => {
  const text = useDocumentsText();
  const { language } = useLanguage();
  const id = useId();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [latest, setLatest] = useState(destinations[0]?.key ?? '');
  const active = tags.filter(({ is_active }) => is_active);
  const add = (files: readonly File[]): void =>
    setLines((before) => [
      ...before,
      ...withoutTwins(
        before.map(({ file }) => file),
        withOwnNames(
          before.map(({ file }) => file),
          files,
        ),
      ).map((file, index) => ({ key: Date.now() + index + before.length, file, to: latest, tags: [] })),
    ]);
  const change = (key: number, more: Partial<Line>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  const refusalOf = ({ key, file, to }: Line): string | null => {
    const refused = documentRefusal({
      file_name: file.name,
      file_type: typeOfFile(file.name, file.type),
      size: file.size,
    });
    if (refused) return refusalText(refuse(refused), language);
    const isTwice = lines.some(
      (other) =>
        other.key < key && other.to === to && sentName(other.file).toLowerCase() === sentName(file).toLowerCase(),
    );
    return isTwice || isTaken(to, sentName(file)) ? text('exists') : null;
  };
  const mayNot = lines.length === 0 || lines.length > MAX_FILES || lines.some((line) => refusalOf(line) !== null);
  const send = (): void =>
    onSend(
      lines.flatMap(({ file, to, tags: chosen }) => {
        const place = destinations.find(({ key }) => key === to);
        return place
          ? [
              {
                file,
                folder: place.folder,
                document_category: { id: place.category },
                job_detail_id: place.job_detail_id,
                job_type_job_category: place.job_type_job_category,
                document_tags: chosen.map((tag) => ({ id: tag.id })),
              },
            ]
          : [];
      }),
    );
  return (
    <Dialog
      open
      isDirty={lines.length > 0}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 750, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      <DialogTitle id={id}>{text('upload')}</DialogTitle>
      <DialogContent
        className="doc-upload"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
      >
        {SOURCES.map(({ words, ...source }) => (
          <label key={words} className={`doc-drop is-${words}`}>
            <span>{text(words)}</span>
            <input
              type="file"
              multiple
              {...source}
              className="doc-unseen"
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
        ))}
        <small>{text('no_position')}</small>
        <ul className="doc-lines">
          {lines.map((line) => {
            const refused = refusalOf(line);
            return (
              <li key={line.key} className="doc-line" data-refused={refused !== null}>
                <div className="doc-line-name">
                  <span title={line.file.name}>{line.file.name}</span>
                  <small>{refused ?? fileSize(line.file.size)}</small>
                </div>
                <TextField
                  select
                  size="small"
                  label={text('category')}
                  value={line.to}
                  error={refused !== null}
                  slotProps={{ select: { 'aria-label': text('category_of', { name: line.file.name }) } }}
                  onChange={({ target: { value } }) => {
                    setLatest(value);
                    change(line.key, { to: value });
                  }}
                >
                  {destinations.map(({ key, label }) => (
                    <MenuItem key={key} value={key}>
                      {label[language]}
                    </MenuItem>
                  ))}
                </TextField>
                {active.length > 0 && (
                  <MultiPicker
                    label={text('tags')}
                    chips={1}
                    noResults={text('no_tags')}
                    options={active}
                    value={line.tags.map((tag) => tag.id)}
                    onChange={(ids) => change(line.key, { tags: active.filter((tag) => ids.includes(tag.id)) })}
                  />
                )}
                <IconButton
                  size="small"
                  aria-label={text('take_out', { name: line.file.name })}
                  onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </li>
            );
          })}
        </ul>
        {lines.length > MAX_FILES && (
          <p className="doc-line-many" role="alert">
            {refusalText(refuse('document_batch'), language)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button variant="contained" disabled={mayNot} onClick={send}>
          {text('upload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
