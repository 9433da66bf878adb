import { WAITING_KINDS, type Waiting } from '../../connectivity/waiting';
import { useDeviceWorkText } from './useDeviceWorkText';

/** How many of each kind wait to be sent; nothing where nothing does. */
export const WaitingKinds = ({ waiting }: { waiting: Waiting }) => {
  const text = useDeviceWorkText();
  const kinds = WAITING_KINDS.filter((kind) => waiting[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{text(`waiting_${kind}`, { smart_count: waiting[kind].length })}</li>
      ))}
    </ul>
  );
};
