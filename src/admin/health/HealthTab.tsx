import { useQuery } from '@tanstack/react-query';
import { LITTLE_ROOM, type ServerHealth } from '#domain/admin/serverHealth';
import { formatValue } from '#domain/fields/formatValue';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { useRest } from '../../dataProvider/rest';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import { useAdminText } from '../useAdminText';
import { BrowserErrors } from './BrowserErrors';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** `12.3 GB`, in powers of a thousand, as disks are sold. */
const sizeText = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1_000 ** power;
  return `${power === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[power]}`;
};

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;
/** So many damaged files are named. */
const NAMED = 20;
const LOOK_MS = 30_000;

interface LineProps {
  label: string;
  value: string;
  /** Something is to be done about it. */
  alert?: string | false;
}

const Line = ({ label, value, alert = false }: LineProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      {value} {alert !== false && <span className="email-status email-failed health-alert">{alert}</span>}
    </td>
  </tr>
);

/** How the server is: room, backups, mails, the tables that grow, and the errors of pages [OPS-004]. */
export const HealthTab = () => {
  const text = useAdminText();
  const { language } = useLanguage();
  const rest = useRest();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'health'],
    retry: false,
    refetchInterval: LOOK_MS,
    queryFn: async (): Promise<ServerHealth> => (await rest('/v1/health')).json(),
  });
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { backups, disk, tables } = data;
  const time = (at: string): string => formatValue(MOMENT, at, language);
  const count = (of: number): string => of.toLocaleString('en-US');
  const lastBackup =
    backups.last_at === null
      ? text('backup_none')
      : text('backup_last', { time: time(backups.last_at), size: sizeText(backups.last_bytes), count: backups.count });
  return (
    <div className="admin-settings">
      <Section title={text('health')}>
        <table className="server-settings" aria-label={text('health')}>
          <tbody>
            <Line label={text('health_running')} value={text('health_since', { time: time(data.started_at) })} />
            <Line
              label={text('health_versions')}
              value={text('health_versions_value', { version: data.version, schema: data.schema, node: data.node })}
            />
            <Line label={text('health_database')} value={sizeText(data.database_bytes)} />
            <Line
              label={text('health_disk')}
              value={text('disk_left', {
                size: sizeText(disk.left_bytes),
                percent: Math.floor(disk.left_share * 100),
              })}
              alert={disk.left_share < LITTLE_ROOM && text('disk_little')}
            />
            <Line
              label={text('health_backup')}
              value={backups.hours === 0 && backups.last_at === null ? text('backup_off') : lastBackup}
              alert={backups.is_late && text('backup_late')}
            />
            {backups.last_is_sealed !== null && (
              <Line
                label={text('backup_keys')}
                value={text(backups.last_is_sealed ? 'backup_sealed' : 'backup_open')}
              />
            )}
            {backups.damaged.length > 0 && (
              <Line
                label={text('backup_damaged')}
                value={`${backups.damaged.slice(0, NAMED).join(', ')}${backups.damaged.length > NAMED ? ' …' : ''}`}
                alert={count(backups.damaged.length)}
              />
            )}
            <Line label={text('health_mails')} value={count(data.mails_waiting)} />
            <Line
              label={text('failed_mails')}
              value={count(data.mails_failed)}
              alert={data.mails_failed > 0 && text('in_seven_days')}
            />
            <Line
              label={text('health_work')}
              value={count(data.work_failed)}
              alert={data.work_failed > 0 && text('see_queue')}
            />
          </tbody>
        </table>
      </Section>
      <Section title={text('growing_tables')}>
        <table className="server-settings" aria-label={text('growing_tables')}>
          <thead>
            <tr>
              <th scope="col">{text('entity')}</th>
              <th scope="col">{text('rows_and_size')}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, rows, bytes }) => (
              <Line key={name} label={name} value={`${count(rows)} · ${sizeText(bytes)}`} />
            ))}
          </tbody>
        </table>
      </Section>
      <BrowserErrors errors={data.browser_errors} time={time} />
    </div>
  );
};
