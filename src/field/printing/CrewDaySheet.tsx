import { crewLoad, type CrewDay } from '#domain/field/crewDays';
import type { CivilDate } from '#domain/civilDate';
import { phoneText } from '#domain/inputs/phoneLink';
import { addressText } from '#domain/inputs/address';
import { startText } from '#domain/plants/startTime';
import { useLanguage } from '../../i18n/useLanguage';
import type { DayStop } from '../data/fieldApi';
import { placeNote } from '../../site/placeNote';
import { useSiteText } from '../../site/useSiteText';
import { useFieldText } from '../useFieldText';
import { ColorLoads } from './ColorLoads';
import { longDay } from './useShownDay';

const StopLines = ({ stop, place }: { stop: DayStop; place: number }) => {
  const text = useFieldText();
  const siteText = useSiteText();
  const { site, start, start_time, order, kind, yards, square_feet, colors, notes, description } = stop;
  const work = [
    text(`kind_${kind}`),
    yards !== null && text('yards', { quantity: yards }),
    square_feet !== null && text('area', { quantity: square_feet }),
  ];
  const mixed =
    kind === 'APP'
      ? colors.map(({ color, material, additives, section, batches }) =>
          [
            batches === null ? text('batches_unknown') : text('batches', { smart_count: batches }),
            [color, material].filter(Boolean).join(' - '),
            additives.length > 0 && `(${additives.join(', ')})`,
            section && `- ${section}`,
          ]
            .filter(Boolean)
            .join(' '),
        )
      : [];
  return (
    <li className="crew-stop">
      <strong className="stop-place">
        {start === null ? [order ?? place, startText(start_time)].filter(Boolean).join(' · ') : start.slice(11, 16)}
      </strong>
      <div>
        <strong className="crew-job">
          {site.job_name ?? text('no_name')} <span>#{site.job_id}</span>
        </strong>
        <div>{site.company_name}</div>
        <div>
          {[addressText(site) || text('no_address'), placeNote(site, siteText), site.key_map]
            .filter(Boolean)
            .join(' · ')}
        </div>
        {site.gate_code && (
          <div>
            {siteText('gate_code')} <strong className="crew-code">{site.gate_code}</strong>
          </div>
        )}
      </div>
      <div>
        <strong>{work.filter(Boolean).join(' · ')}</strong>
        {mixed.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {description && <div>{description}</div>}
        {site.critical_note && <div className="crew-critical">{site.critical_note}</div>}
        {notes.map((note) => (
          <div key={note} className="crew-note">
            {note}
          </div>
        ))}
      </div>
      <ul className="crew-calls">
        {site.calls.map(({ role, name, phone, extension }) => (
          <li key={phoneText(phone, extension)}>
            <span>{[siteText(role), name].filter(Boolean).join(' ')}</span>{' '}
            <strong>{phoneText(phone, extension)}</strong>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** A crew's day on one sheet: what it loads, its stops in order with the way in, and whom it calls [PRT-002]. */
export const CrewDaySheet = ({ day, date }: { day: CrewDay<DayStop>; date: CivilDate }) => {
  const text = useFieldText();
  const { language } = useLanguage();
  const { stops, crew_name } = day;
  const load = crewLoad(stops);
  const foremen = [...new Set(stops.flatMap(({ foreman_name }) => foreman_name ?? []))].filter(
    (one) => one !== crew_name,
  );
  const amounts = [
    text('stops', { smart_count: stops.length }),
    load.yards > 0 && text('yards', { quantity: load.yards }),
    load.square_feet > 0 && text('area', { quantity: load.square_feet }),
    load.unknownYards > 0 && text('yards_unknown', { smart_count: load.unknownYards }),
  ];
  return (
    <article className="crew-sheet" aria-label={crew_name ?? text('no_crew')}>
      <header>
        <h2>{[crew_name ?? text('no_crew'), ...foremen].join(' · ')}</h2>
        <p>
          <strong>{longDay(date, language)}</strong> · {amounts.filter(Boolean).join(' · ')}
        </p>
      </header>
      {load.colors.length > 0 && (
        <section>
          <h3>{text('to_load')}</h3>
          <ColorLoads colors={load.colors} items={load.items} />
        </section>
      )}
      <ol className="crew-stops">
        {stops.map((stop, index) => (
          <StopLines key={stop.key} stop={stop} place={index + 1} />
        ))}
      </ol>
    </article>
  );
};
