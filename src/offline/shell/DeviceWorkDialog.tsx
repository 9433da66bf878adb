import { useState } from 'react';
import { fileSize } from '#domain/documents/fileSize';
import { ABANDONED_LASTS_MS } from '#domain/offline/limits';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useValue } from '../../store/useValue';
import { toast } from '../../toasts/toast';
import type { ListedChange } from '../../connectivity/contract';
import { useMode } from '../../connectivity/mode';
import { forgetFieldWork } from '../../connectivity/fieldWork';
import { countOf, useWaiting } from '../../connectivity/waiting';
import { useDeviceWork, workspace } from '../../connectivity/workspace';
import { isWorkListed } from './deviceWork';
import { PlainDialog } from './PlainDialog';
import { shortMoment } from './shortMoment';
import { useFieldItems } from './useFieldItems';
import { wayBack } from './wayBack';
import { useDeviceWorkText } from './useDeviceWorkText';

/** A file can be saved elsewhere, so that a device that never gets it sent keeps nobody from it. */
const Download = ({ change: { title, file } }: { change: ListedChange }) => {
  const text = useDeviceWorkText();
  if (!file) return null;
  const save = async (): Promise<void> => {
    const bytes = await file.bytes();
    if (bytes) download(title, bytes);
  };
  return (
    <Button variant="outlined" onClick={() => void save()}>
      {text('work_download')}
    </Button>
  );
};

/** Deletes what is kept here only, after a second press. */
const Delete = ({ onDelete }: { onDelete: () => void }) => {
  const text = useDeviceWorkText();
  const [isSure, setSure] = useState(false);
  return (
    <Button variant="outlined" onClick={() => (isSure ? onDelete() : setSure(true))} onBlur={() => setSure(false)}>
      {text(isSure ? 'work_sure' : 'work_delete')}
    </Button>
  );
};

const forget = (key: string): void => void workspace()?.forget(key);

/** What it is: a file with its picture and its size. */
const Name = ({ change: { title, file } }: { change: ListedChange }) => (
  <strong>
    {file?.thumbnail && <img className="device-thumbnail" src={file.thumbnail} alt="" />}
    {title}
    {file && ` · ${fileSize(file.size)}`}
  </strong>
);

/** What was given up, until it is too old: to be taken back, or deleted. */
const Abandoned = ({ change }: { change: ListedChange }) => {
  const text = useDeviceWorkText();
  const { language } = useLanguage();
  const restore = async (): Promise<void> => {
    try {
      if ((await workspace()?.restore(change.key)) === false) toast.error(text('work_newer'));
    } catch {
      toast.error(text('work_full'));
    }
  };
  return (
    <li>
      <span>
        <Name change={change} />
        <small>{text('work_until', { at: shortMoment(change.at + ABANDONED_LASTS_MS, language) })}</small>
      </span>
      <Button variant="outlined" onClick={() => void restore()}>
        {text('work_restore')}
      </Button>
      <Download change={change} />
      <Delete onDelete={() => forget(change.key)} />
    </li>
  );
};

const Work = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const text = useDeviceWorkText();
  const { language } = useLanguage();
  const isOnline = useMode() === 'online';
  const { abandoned } = useDeviceWork();
  const waiting = useWaiting();
  const field = useFieldItems(waiting);
  const count = countOf(waiting);
  const sync = (): void => {
    onClose();
    void wayBack.syncHere();
  };
  return (
    <PlainDialog
      title={text('work_title')}
      closeLabel={t('offline.close')}
      onClose={onClose}
      actions={
        <>
          {isOnline && count > 0 && (
            <Button variant="contained" onClick={sync}>
              {text('work_sync')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('offline.close')}
          </Button>
        </>
      }
    >
      <h3>{text('work_unsynced')}</h3>
      {count === 0 && <p>{text('work_none')}</p>}
      <ul className="device-work">
        {[...waiting.changes, ...waiting.files].map((change) => (
          <li key={change.key}>
            <span>
              <Name change={change} />
              <small>{text('work_changed', { at: shortMoment(change.at, language) })}</small>
              {change.problem && <small className="plain-problem">{change.problem}</small>}
            </span>
            <Download change={change} />
            {change.file && <Delete onDelete={() => forget(change.key)} />}
          </li>
        ))}
        {field.map(({ key, title, problem }) => (
          <li key={key}>
            <span>
              <strong>{title}</strong>
              {problem && <small className="plain-problem">{problem}</small>}
            </span>
            <Delete onDelete={() => void forgetFieldWork(key)} />
          </li>
        ))}
      </ul>
      {abandoned.length > 0 && (
        <>
          <h3>{text('work_abandoned')}</h3>
          <ul className="device-work">
            {abandoned.map((change) => (
              <Abandoned key={change.key} change={change} />
            ))}
          </ul>
        </>
      )}
    </PlainDialog>
  );
};

/** What this device keeps of the user's changes: what waits to be sent, and what was abandoned in the last seven days. */
export const DeviceWorkDialog = () => {
  const isOpen = useValue(isWorkListed);
  return isOpen ? <Work onClose={() => isWorkListed.set(false)} /> : null;
};
