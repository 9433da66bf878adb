import { memo } from 'react';
import { LEGEND, type LegendEntry } from '#domain/jobSearch/legend';
import { MARKER_KINDS } from '#domain/jobSearch/markerKinds';
import { useLocalText } from '../../i18n/useLocalText';
import { useMapText } from '../useMapText';

interface Props {
  /** Jobs of each colour. */
  counts: ReadonlyMap<string, number>;
  /** The colours that are shown; none chosen shows all. */
  chosen: ReadonlySet<string>;
  onToggle: (color: string) => void;
  onAll: () => void;
}

/** The kinds in their order, each with its one or two colours. */
const ROWS: readonly (readonly LegendEntry[])[] = LEGEND.filter(({ is_assigned }) => is_assigned !== false).map(
  ({ kind }) => LEGEND.filter((entry) => entry.kind === kind),
);

/** The 23 colours with the number of jobs of each; choosing some shows those alone [MAP-007 MAP-008 MAP-013]. */
export const Legend = memo(({ counts, chosen, onToggle, onAll }: Props) => {
  const text = useMapText();
  const local = useLocalText();
  const entryOf = ({ color, kind, is_assigned }: LegendEntry) => {
    const count = counts.get(color) ?? 0;
    const name = local(MARKER_KINDS[kind].label);
    const crew = is_assigned === null ? '' : text(is_assigned ? 'assigned' : 'unassigned');
    return (
      <button
        key={color}
        type="button"
        className="legend-entry"
        aria-pressed={chosen.has(color)}
        data-color={color}
        data-empty={count === 0}
        onClick={() => onToggle(color)}
      >
        <span className="legend-dot" style={{ background: color }} />
        <span className="legend-crew">
          {is_assigned !== null && <span className="visually-hidden">{name} </span>}
          {is_assigned === null ? name : crew}
        </span>{' '}
        <span className="legend-count">{count}</span>
      </button>
    );
  };
  return (
    <section className="map-legend" aria-label={text('legend')}>
      <header className="legend-head">
        <h2>{text('legend')}</h2>
        <p>{text('legend_hint')}</p>
        {chosen.size > 0 && (
          <button type="button" className="link-button" onClick={onAll}>
            {text('legend_all')}
          </button>
        )}
      </header>
      <div className="legend-kinds">
        {ROWS.map((entries) => (
          <div key={entries[0]?.kind} className="legend-kind">
            <span className="legend-name" aria-hidden="true">
              {entries[0] && local(MARKER_KINDS[entries[0].kind].label)}
            </span>
            {entries.map(entryOf)}
          </div>
        ))}
      </div>
    </section>
  );
});
