import { useQuery } from '@tanstack/react-query';
import type { ServerSetting, ServerSettingGroup } from '#domain/admin/serverSetting';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { useRest } from '../../dataProvider/rest';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useLanguage } from '../../i18n/useLanguage';
import { useAdminText } from '../useAdminText';

/** A text of the guide without its marks of code. */
const inWords = (text: string): string => text.replaceAll('`', '');

/** What the server was started with, and what each setting means, to be read [ADM-006 ADM-014]. */
export const ServerSettings = () => {
  const text = useAdminText();
  const rest = useRest();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'server settings'],
    retry: false,
    queryFn: async (): Promise<{ groups: ServerSettingGroup[] }> => (await rest('/v1/settings')).json(),
  });
  const { language } = useLanguage();
  const told = ({ is_set, value, is_default }: ServerSetting): string => {
    if (!is_set) return text('not_set');
    return is_default ? `${value ?? ''} ${text('is_default')}` : (value ?? text('is_set'));
  };
  return (
    <Section title={text('server')}>
      <p className="admin-none">
        {text('server_hint')} {text('meaning_hint')}
      </p>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="panel" />}
      {data?.groups.map(({ heading, settings }) => (
        <table key={heading.en} className="server-settings">
          <caption>{heading[language]}</caption>
          <thead>
            <tr>
              <th scope="col">{text('setting')}</th>
              <th scope="col">{text('value')}</th>
              <th scope="col">{text('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {settings.map((setting) => (
              <tr key={setting.name} className={setting.is_set ? undefined : 'setting-unset'}>
                <th scope="row">{setting.name}</th>
                <td>{told(setting)}</td>
                <td>
                  <span lang="en">{inWords(setting.meaning)}</span>
                  {setting.by_default !== null && !(setting.is_set && setting.is_default) && (
                    <span className="setting-default">
                      {text('by_default', { value: inWords(setting.by_default) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
};
