import { useT } from '../../i18n/useT';
import { WAITING_KINDS, type Waiting } from '../../connectivity/waiting';

/** How many of each kind wait to be sent; nothing where nothing does. */
export const WaitingKinds = ({ waiting }: { waiting: Waiting }) => {
  const t = useT();
  const kinds = WAITING_KINDS.filter((kind) => waiting[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{t(`offline.waiting.${kind}`, { smart_count: waiting[kind].length })}</li>
      ))}
    </ul>
  );
};
