import { fileSize } from '#domain/documents/fileSize';
import { saidText } from '../../../dataProvider/errorText';
import { download } from '../../../files/download';
import type { DeviceFile } from '../../../offline/files/deviceFiles';
import { useLanguage } from '../../../i18n/useLanguage';
import { useOfflineText } from '../../../offline/messages';
import { Button } from '../../../page/Button';
import { useDocumentsText } from '../useDocumentsText';
import '../tree/documents.css';

interface Props {
  files: readonly DeviceFile[];
  onRemove: (key: string) => void;
}

/** What was added without a network, until it is sent: each can be taken back, and saved elsewhere [OFF-011 OFF-032]. */
export const WaitingDocuments = ({ files, onRemove }: Props) => {
  const text = useDocumentsText();
  const offline = useOfflineText();
  const { language } = useLanguage();
  if (files.length === 0) return null;
  const save = async ({ file_name, bytes }: DeviceFile): Promise<void> => {
    const kept = await bytes();
    if (kept) download(file_name, kept);
  };
  return (
    <section className="doc-waiting" aria-label={text('waiting_here')}>
      <h3>{text('waiting_here')}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.key}>
            {file.thumbnail && <img src={file.thumbnail} alt="" />}
            <span>
              <strong>{file.file_name}</strong>
              <small>{[file.folder.replace(/\/$/, ''), fileSize(file.size)].filter(Boolean).join(' · ')}</small>
              <small data-problem={file.problem !== null}>
                {file.problem
                  ? offline(file.problem.code, { message: saidText(file.problem, language) })
                  : text('waits')}
              </small>
            </span>
            <Button
              variant="outlined"
              aria-label={text('download_one', { name: file.file_name })}
              onClick={() => void save(file)}
            >
              {text('download')}
            </Button>
            <Button
              variant="outlined"
              aria-label={text('remove_one', { name: file.file_name })}
              onClick={() => onRemove(file.key)}
            >
              {text('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
