import { LEGEND } from '#domain/jobSearch/legend';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import { useLocalText } from '../../i18n/useLocalText';
import { usePresiteText } from '../schedule/usePresiteText';

/** The colours of the shown divisions: light with a crew, dark without [PSC-012]. */
export const MapLegend = ({ divisions }: { divisions: ReadonlySet<number> }) => {
  const text = usePresiteText();
  const local = useLocalText();
  const shown = PRESITE_DIVISIONS.filter(({ id }) => divisions.has(id));
  return (
    <ul className="presite-legend" aria-label={text('legend')}>
      {shown.flatMap(({ flag, name }) =>
        LEGEND.filter(({ kind }) => kind === flag).map(({ color, is_assigned }) => (
          <li key={color}>
            <span className="presite-swatch" style={{ background: color }} />
            {text(is_assigned === false ? 'legend_unassigned' : 'legend_assigned', { division: local(name) })}
          </li>
        )),
      )}
    </ul>
  );
};
