import { useQuery } from '@tanstack/react-query';
import type { ServerSetting } from '#domain/admin/serverSetting';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { useRest } from '../../dataProvider/rest';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useAdminText } from '../useAdminText';

/** What the server was started with, to be read [ADM-006]. */
export const ServerSettings = () => {
  const text = useAdminText();
  const rest = useRest();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'server settings'],
    retry: false,
    queryFn: async (): Promise<{ settings: ServerSetting[] }> => (await rest('/v1/settings')).json(),
  });
  const told = ({ is_set, value }: ServerSetting): string => (is_set ? (value ?? text('is_set')) : text('not_set'));
  return (
    <Section title={text('server')}>
      <p className="admin-none">{text('server_hint')}</p>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="panel" />}
      {data && (
        <table className="server-settings" aria-label={text('server')}>
          <thead>
            <tr>
              <th scope="col">{text('setting')}</th>
              <th scope="col">{text('value')}</th>
            </tr>
          </thead>
          <tbody>
            {data.settings.map((setting) => (
              <tr key={setting.name} className={setting.is_set ? undefined : 'setting-unset'}>
                <th scope="row">{setting.name}</th>
                <td>{told(setting)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};
