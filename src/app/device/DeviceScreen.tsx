import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { matchRoute } from '#domain/access/matchRoute';
import { VERSION } from '#domain/version';
import { useProfile } from '../../auth/useProfile';
import { useWorkOfOthers } from '../../auth/useWorkOfOthers';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { useT } from '../../i18n/useT';
import { packedWork } from '../../field/packedWork';
import { packedPhotos } from '../../field/photos/packedPhotos';
import { download } from '../../files/download';
import { appState } from '../../connectivity/appState';
import { countOf, useWaiting } from '../../connectivity/waiting';
import { useDeviceWork } from '../../connectivity/workspace';
import { shortMoment } from '../../offline/shell/shortMoment';
import { useFieldItems } from '../../offline/shell/useFieldItems';
import { WaitingKinds } from '../../offline/shell/WaitingKinds';
import { packChanges } from '../../offline/workspace/packChanges';
import { readDeviceFacts, type DeviceFacts, type KeptPart, type KeptScreen } from '../../offline/workspace/deviceFacts';
import { Button } from '../../page/Button';
import { useDeviceText } from './messages';
import { errorText } from '../../dataProvider/errorText';
import './device.css';

const NAMED = {
  changes: 'part_changes',
  files: 'part_files',
  abandoned: 'part_abandoned',
  screens: 'part_screens',
  job: 'part_job',
  estimate: 'part_estimate',
  homeowner: 'part_homeowner',
  work_order: 'part_work_order',
} as const;
const isNamed = (what: string): what is keyof typeof NAMED => what in NAMED;

/** "340 KB", "12.4 MB". */
const sizeText = (bytes: number): string => {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: unit === 'KB' ? 0 : 1 })} ${unit}`;
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="device-part" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Screens with an address of their own that were seen lately: what the menu does not offer offline is opened from here. */
const Screens = ({ screens }: { screens: readonly KeptScreen[] }) => {
  const text = useDeviceText();
  const local = useLocalText();
  const { language } = useLanguage();
  const listed = screens.flatMap(({ path, at }) => {
    const [pathname = '/', search = ''] = path.split('?');
    const route = matchRoute(pathname)?.route;
    if (route?.area !== 'boards' && route?.area !== 'schedules') return [];
    const detail = [...new URLSearchParams(search).values()].join(', ');
    const number = /\d+/.exec(pathname)?.[0] ?? '';
    return [{ path, at, title: [local(route.title), number, detail].filter(Boolean).join(' · ') }];
  });
  return (
    <Part title={text('readable')}>
      <p>{text(listed.length === 0 ? 'readable_none' : 'readable_text')}</p>
      <ul className="device-list">
        {listed.map(({ path, at, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <small>{text('as_of', { at: shortMoment(at, language) })}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Stored = ({ parts }: { parts: readonly KeptPart[] }) => {
  const text = useDeviceText();
  const { language } = useLanguage();
  return (
    <Part title={text('stored')}>
      <table className="device-table">
        <thead>
          <tr>
            <th scope="col">{text('kind')}</th>
            <th scope="col">{text('count')}</th>
            <th scope="col">{text('size')}</th>
            <th scope="col">{text('oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ what, count, bytes, oldest }) => (
            <tr key={what}>
              <th scope="row">{isNamed(what) ? text(NAMED[what]) : text('part_other', { what })}</th>
              <td>{count.toLocaleString('en-US')}</td>
              <td>{sizeText(bytes)}</td>
              <td>{oldest === null ? '' : shortMoment(oldest, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
};

const Waiting = () => {
  const text = useDeviceText();
  const { language } = useLanguage();
  const profile = useProfile();
  const t = useT();
  const others = useWorkOfOthers(appState.userId());
  const waiting = useWaiting();
  const field = useFieldItems(waiting);
  const [said, setSaid] = useState<string | null>(null);
  const exportAll = async (): Promise<void> => {
    if (!profile) return;
    try {
      const name = `${profile.first_name} ${profile.last_name}`.trim();
      const packed = await packChanges(
        { id: profile.id, name },
        { files: () => packedPhotos(profile.id), works: () => packedWork(profile.id) },
      );
      download(packed.name, packed.content);
      const told = [text('exported', { smart_count: packed.changes })];
      if (packed.files > 0) told.push(text('exported_files', { smart_count: packed.files }));
      if (packed.left.length > 0) told.push(text('exported_left', { names: packed.left.join(', ') }));
      setSaid(told.join(' '));
    } catch (error) {
      setSaid(text('export_failed', { message: error instanceof Error ? errorText(error, language) : '' }));
    }
  };
  return (
    <Part title={text('waiting')}>
      {countOf(waiting) === 0 && <p>{text('waiting_none')}</p>}
      <WaitingKinds waiting={waiting} />
      {others > 0 && <p>{t('offline.logout.others', { smart_count: others })}</p>}
      <ul className="device-list">
        {[...waiting.changes, ...waiting.files].map(({ key, title, at, problem }) => (
          <li key={key}>
            <strong>{title || key}</strong>
            <small>{text('changed', { at: shortMoment(at, language) })}</small>
            {problem && <small className="device-problem">{problem}</small>}
          </li>
        ))}
        {field.map(({ key, title, problem }) => (
          <li key={key}>
            <strong>{title}</strong>
            {problem && <small className="device-problem">{problem}</small>}
          </li>
        ))}
      </ul>
      {countOf(waiting) > 0 && (
        <div className="device-actions">
          <Button variant="outlined" onClick={() => void exportAll()}>
            {text('export')}
          </Button>
          <small>{text('export_text')}</small>
        </div>
      )}
      {said && <p role="status">{said}</p>}
    </Part>
  );
};

const About = ({ syncedAt, isPersisted, room }: DeviceFacts) => {
  const text = useDeviceText();
  const { language } = useLanguage();
  return (
    <Part title={text('facts')}>
      <dl className="device-facts">
        <dt>{text('version')}</dt>
        <dd>{VERSION}</dd>
        <dt>{text('synced')}</dt>
        <dd>{syncedAt === null ? text('never') : shortMoment(syncedAt, language)}</dd>
        <dt>{text('persisted')}</dt>
        <dd>{text(isPersisted === null ? 'unknown' : isPersisted ? 'yes' : 'no')}</dd>
        {room && (
          <>
            <dt>{text('room')}</dt>
            <dd>{text('room_of', { used: sizeText(room.used), of: sizeText(room.of) })}</dd>
          </>
        )}
      </dl>
    </Part>
  );
};

/** What this device keeps for its user, how old it is, and what waits to be sent. It asks the server nothing. */
const DeviceScreen = () => {
  const text = useDeviceText();
  const user = useProfile()?.id ?? 0;
  const { unsynced, abandoned } = useDeviceWork();
  const [facts, setFacts] = useState<DeviceFacts | null>(null);
  useEffect(() => {
    let isOver = false;
    void readDeviceFacts(user).then((read) => {
      if (!isOver) setFacts(read);
    });
    return () => {
      isOver = true;
    };
  }, [user, unsynced, abandoned]);
  return (
    <div className="device-page">
      <h1>{text('title')}</h1>
      {facts ? (
        <>
          <Screens screens={facts.screens} />
          <Waiting />
          <Stored parts={facts.parts} />
          <About {...facts} />
        </>
      ) : (
        <p role="status">{text('loading')}</p>
      )}
    </div>
  );
};

export default DeviceScreen;
