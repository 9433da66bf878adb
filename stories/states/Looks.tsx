import type { ReactNode } from 'react';
import type { LocalText } from '#domain/localText';
import { useLocalText } from '../../src/i18n/useLocalText';

interface Props {
  /** The looks of a component, each with its name in code or on screen. */
  looks: readonly (readonly [name: string, drawn: ReactNode])[];
  /** What they stand on, where it is not the page. */
  ground?: string;
}

/** The looks of a component below each other, each with its name. */
export const Looks = ({ looks, ground = 'var(--surface)' }: Props) => (
  <dl
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 180px) minmax(0, 1fr)',
      gap: 16,
      alignItems: 'center',
      margin: 0,
      padding: 16,
      background: 'var(--surface)',
    }}
  >
    {looks.map(([name, drawn]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt style={{ color: 'var(--text-muted)' }}>{name}</dt>
        <dd style={{ margin: 0, padding: 8, background: ground }}>{drawn}</dd>
      </div>
    ))}
  </dl>
);

/** What a part says in the language of the toolbar. */
export const Said = ({ text }: { text: LocalText }) => useLocalText()(text);
