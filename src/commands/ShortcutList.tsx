import { useLocalText } from '../i18n/useLocalText';
import type { ActiveCommand } from './commandRegistry';
import { ShortcutKeys } from './ShortcutKeys';
import './shortcuts.css';

/** Shortcuts under a heading, each with its keys. */
export const ShortcutList = ({
  title,
  shortcuts,
  empty,
}: {
  title: string;
  shortcuts: readonly Pick<ActiveCommand, 'id' | 'label' | 'key'>[];
  empty?: string;
}) => {
  const local = useLocalText();
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      {shortcuts.length === 0 && empty && <p>{empty}</p>}
      <dl>
        {shortcuts.map(({ id, label, key }) => (
          <div key={id} className="shortcut">
            <dt>{local(label)}</dt>
            <dd>{key !== undefined && <ShortcutKeys of={key} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
