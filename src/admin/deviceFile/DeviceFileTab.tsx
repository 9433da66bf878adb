import { useRef, useState, type ReactNode } from 'react';
import { fileSize } from '#domain/documents/fileSize';
import { SAVES_SETTINGS } from '#domain/access/needs';
import { useMayWrite } from '../../auth/useMayWrite';
import { Notice } from '../../crud/look/Notice';
import { saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import type { Outcome } from '../../offline/apply/applyChanges';
import { isPhoto, type PackedFile } from '../../offline/files/packedFile';
import type { PackedWork } from '../../offline/files/packedWork';
import { shortMoment } from '../../offline/shell/shortMoment';
import { useFieldTitle } from '../../offline/shell/useFieldItems';
import type { Change } from '../../offline/sync/change';
import type { ChangesFile } from '../../offline/workspace/changesFile';
import { Button } from '../../page/Button';
import { Section } from '../../page/Section';
import { useDeviceFileText } from './messages';
import { useApplying, type Whose } from './useApplying';
import './deviceFile.css';

const OLD_MS = 30 * 86_400_000;

const ChooseDeviceFile = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => {
  const text = useDeviceFileText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div
      className={isOver ? 'device-drop device-drop-over' : 'device-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span>{text('drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.zip,application/json,application/zip"
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
};

const Result = ({ outcome }: { outcome: Outcome | undefined }) => {
  const text = useDeviceFileText();
  const { language } = useLanguage();
  return (
    <td className={outcome ? 'device-refused' : undefined}>
      {outcome === null && text('done')}
      {outcome && text(outcome.code, { message: saidText(outcome, language) })}
    </td>
  );
};

const ChangeLine = ({ change, outcome }: { change: Change; outcome: Outcome | undefined }) => {
  const text = useDeviceFileText();
  const { language } = useLanguage();
  const { title, key, entity, id, changed_at } = change;
  return (
    <tr>
      <th scope="row">{title || key}</th>
      <td>{`${text(entity)} ${id === null ? `· ${text('new')}` : `#${id}`}`}</td>
      <td>{shortMoment(Date.parse(changed_at), language)}</td>
      <Result outcome={outcome} />
    </tr>
  );
};

const FileLine = ({ file, outcome }: { file: PackedFile; outcome: Outcome | undefined }) => {
  const text = useDeviceFileText();
  const { language } = useLanguage();
  return (
    <tr>
      <th scope="row">{file.file_name}</th>
      <td>{`${text(isPhoto(file) ? 'photo' : 'document')} · ${fileSize(file.size)}`}</td>
      <td>{shortMoment(Date.parse(file.kept_at), language)}</td>
      <Result outcome={outcome} />
    </tr>
  );
};

const NO_MARK = { mark: null, time: null };

const WorkLine = ({ work, outcome }: { work: PackedWork; outcome: Outcome | undefined }) => {
  const text = useDeviceFileText();
  const { language } = useLanguage();
  const titleOf = useFieldTitle();
  const said = work.kind === 'mark' ? work.marking : { ...NO_MARK, job_detail_id: work.job_detail_id };
  return (
    <tr>
      <th scope="row">{titleOf({ kind: work.kind, ...said })}</th>
      <td>{text(work.kind)}</td>
      <td>{work.made_at === null ? '' : shortMoment(Date.parse(work.made_at), language)}</td>
      <Result outcome={outcome} />
    </tr>
  );
};

interface ContentsProps {
  file: ChangesFile;
  whose: Whose;
  outcomes: ReadonlyMap<string, Outcome> | undefined;
  children: ReactNode;
}

const titleOf = (whose: Whose, id: number, text: ReturnType<typeof useDeviceFileText>): string => {
  if (typeof whose === 'object') return text(whose.is_self ? 'own' : 'whose', { name: whose.name });
  return whose === 'asking' ? text('asking') : text('whose', { name: `#${id}` });
};

/** Whose changes a file holds, and what became of each. */
const Contents = ({
  file: { user, device_time, changes, works = [], files = [], contents = [] },
  whose,
  outcomes,
  children,
}: ContentsProps) => {
  const text = useDeviceFileText();
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  return (
    <Section title={titleOf(whose, user.id, text)}>
      {typeof whose === 'object' ? (
        <p className="admin-none">{whose.email}</p>
      ) : (
        whose !== 'asking' && (
          <p role="alert" className="device-refused">
            {text(whose === 'nobody' ? 'no_person' : 'person_unanswered', { id: user.id })}
          </p>
        )
      )}
      {typeof whose === 'object' && !whose.is_active && <p className="device-refused">{text('inactive')}</p>}
      {typeof whose === 'object' && user.name !== whose.name && (
        <p className="device-refused">{text('otherwise', { name: user.name })}</p>
      )}
      <p className="admin-none">{text('made', { at: shortMoment(Date.parse(device_time), language) })}</p>
      {now - Date.parse(device_time) > OLD_MS && <p className="device-refused">{text('old')}</p>}
      <div className="admin-scroll">
        <table className="admin-table" aria-label={text('changes', { smart_count: changes.length + works.length })}>
          <thead>
            <tr>
              <th scope="col">{text('record')}</th>
              <th scope="col">{text('kind')}</th>
              <th scope="col">{text('when')}</th>
              <th scope="col">{text('result')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeLine key={change.key} change={change} outcome={outcomes?.get(change.key)} />
            ))}
            {works.map((work) => (
              <WorkLine key={work.key} work={work} outcome={outcomes?.get(work.key)} />
            ))}
            {contents.map((one) => (
              <FileLine key={one.key} file={one} outcome={outcomes?.get(one.key)} />
            ))}
          </tbody>
        </table>
      </div>
      {files.length > 0 && (
        <>
          <p>{text('files')}</p>
          <ul className="device-names">
            {files.map((name, at) => (
              // Two files may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${at} ${name}`}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Section>
  );
};

/** An administrator applies what a device could not send any more. */
export const DeviceFileTab = () => {
  const text = useDeviceFileText();
  const mayApply = useMayWrite(SAVES_SETTINGS);
  const { read, whose, applied, progress, hasFailed, isReady, choose, apply } = useApplying();
  if (!mayApply) return <Notice kind="empty" title={text('no_right')} />;
  const file = read?.problem === null ? read.file : null;
  const all = file ? [...file.changes, ...(file.works ?? []), ...(file.contents ?? [])] : [];
  const left = all.filter(({ key }) => applied?.outcomes.get(key) !== null).length;
  const saidOf = (): string => {
    if (progress) return text('progress', progress);
    if (hasFailed) return text('failed');
    if (!applied) return '';
    if (applied.stopped !== null) return text(`stopped_${applied.stopped}`);
    return left === 0 ? text('all_done') : text('some_left', { smart_count: left });
  };
  return (
    <div className="admin-settings">
      <Section title={text('title')}>
        <p className="admin-none">{text('hint')}</p>
        {!progress && (
          <ChooseDeviceFile label={text(read ? 'other' : 'choose')} onFile={(chosen) => void choose(chosen)} />
        )}
        {read && read.problem !== null && (
          <div role="alert" className="device-refused">
            <p>{text(read.problem, { version: 'version' in read ? String(read.version) : '' })}</p>
            <ul className="device-names">
              {('entries' in read ? (read.entries ?? []) : []).slice(0, 20).map(({ at, title, why }) => (
                <li key={at}>{`${text('entry', { at, title })} · ${text(why)}`}</li>
              ))}
            </ul>
          </div>
        )}
      </Section>
      {file && (
        <Contents file={file} whose={whose} outcomes={applied?.outcomes}>
          <div className="device-apply">
            {left > 0 && (
              <Button
                variant="contained"
                disabled={!isReady || progress !== null || typeof whose === 'string'}
                onClick={() => void apply()}
              >
                {text(applied || hasFailed ? 'again' : 'apply')}
              </Button>
            )}
            <p role="status">{saidOf()}</p>
          </div>
        </Contents>
      )}
    </div>
  );
};
