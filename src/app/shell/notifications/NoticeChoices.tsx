import { use, useState } from 'react';
import type { NoticeChoice } from '#domain/notifications/kinds';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { useReason } from '../../../dataProvider/useReason';
import { useT } from '../../../i18n/useT';
import { NotificationsContext } from './NotificationsContext';

const WAYS = ['by_bell', 'by_mail'] as const;

/** By what one hears of each kind of notice: bell, mail, both or none. Each click is kept at once [MSG-004]. */
export const NoticeChoices = () => {
  const t = useT();
  const reason = useReason();
  const { readChoices, choose } = use(NotificationsContext);
  const { value, error, reload } = useLoaded(readChoices);
  const [changed, setChanged] = useState<readonly NoticeChoice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const shown = value?.map((choice) => changed.find(({ kind }) => kind === choice.kind) ?? choice);
  const change = (next: NoticeChoice, before: NoticeChoice): void => {
    const put = (choice: NoticeChoice) =>
      setChanged((all) => [...all.filter(({ kind }) => kind !== choice.kind), choice]);
    put(next);
    setFailure(null);
    choose(next).catch((problem: unknown) => {
      put(before);
      setFailure(reason(problem, t('nav.notifications.not_kept')));
    });
  };

  if (error)
    return (
      <p className="notifications-empty" role="alert">
        {reason(error, t('nav.notifications.not_read'))}{' '}
        <button type="button" className="button" onClick={reload}>
          {t('nav.notifications.again')}
        </button>
      </p>
    );
  if (!shown) return <p className="notifications-empty">{t('nav.notifications.loading')}</p>;
  if (shown.length === 0) return <p className="notifications-empty">{t('nav.notifications.no_kinds')}</p>;
  return (
    <>
      {failure !== null && (
        <p className="notice-failure" role="alert">
          {failure}
        </p>
      )}
      <table className="notice-choices">
        <thead>
          <tr>
            <th scope="col">{t('nav.notifications.kind')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`nav.notifications.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">{t(`nav.notifications.kinds.${choice.kind}`)}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <label>
                    <input
                      type="checkbox"
                      checked={choice[way]}
                      aria-label={`${t(`nav.notifications.kinds.${choice.kind}`)}: ${t(`nav.notifications.${way}`)}`}
                      onChange={(event) => change({ ...choice, [way]: event.target.checked }, choice)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="notice-hint">{t('nav.notifications.mail_hint')}</p>
    </>
  );
};
