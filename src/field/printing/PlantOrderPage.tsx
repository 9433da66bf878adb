import { useCallback } from 'react';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { FILE_FORMATS } from '#domain/exports/rowsFile';
import { plantOrder, plantTable, type PlantLoad, type PlantOrder, type Yards } from '#domain/field/plantOrder';
import { addressText } from '#domain/inputs/address';
import { startText } from '#domain/plants/startTime';
import { useCan } from '../../auth/useCan';
import { useLoaded } from '../../dataProvider/useLoaded';
import { Loading } from '../../errors/Loading';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { saveRows } from '../../files/saveRows';
import { useLanguage } from '../../i18n/useLanguage';
import { Button } from '../../page/Button';
import type { DayStop } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { placeNote } from '../../site/placeNote';
import { useSiteText } from '../../site/useSiteText';
import { useFieldText } from '../useFieldText';
import { ColorLoads } from './ColorLoads';
import { DayTools } from './DayTools';
import { NotLoaded } from './NotLoaded';
import { PrintPage } from './PrintPage';
import { longDay, useShownDay } from './useShownDay';
import './crewDays.css';

/** What one plant mixes: the stops by the time at which they begin, a sum for each crew and one for all. */
const GuniteLoads = ({ load }: { load: PlantLoad<DayStop> }) => {
  const text = useFieldText();
  const siteText = useSiteText();
  const sum = ({ yards, unknown }: Yards) => (
    <>
      <td>{unknown > 0 && text('yards_unknown', { smart_count: unknown })}</td>
      <td className="load-number">
        <strong>{yards}</strong>
      </td>
    </>
  );
  return (
    <table className="load-table">
      <caption>{load.plant_name ?? text('no_plant')}</caption>
      <thead>
        <tr>
          {(['time', 'crew', 'stop', 'job', 'address', 'yards_head'] as const).map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {load.stops.map(({ key, order, start_time, plant_miles, crew_name, yards, site }) => (
          <tr key={key}>
            {start_time ? <td>{startText(start_time)}</td> : <td className="write-here" />}
            <td>
              <strong>{crew_name ?? text('no_crew')}</strong>
            </td>
            <td>{order}</td>
            <td>
              {site.job_name ?? text('no_name')} #{site.job_id}
            </td>
            <td>
              {[
                addressText(site) || text('no_address'),
                placeNote(site, siteText),
                site.key_map,
                plant_miles !== null && text('plant_miles', { miles: plant_miles }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td className="load-number">{yards ?? text('not_entered')}</td>
          </tr>
        ))}
        {load.crews.map((crew) => (
          <tr key={`sum ${crew.crew_name}`}>
            <td colSpan={4}>{text('sum_of', { name: crew.crew_name ?? text('no_crew') })}</td>
            {sum(crew)}
          </tr>
        ))}
        <tr className="load-total">
          <td colSpan={4}>
            <strong>{text('together')}</strong>
          </td>
          {sum(load)}
        </tr>
      </tbody>
    </table>
  );
};

const Sheet = ({ order: { plants, pebble } }: { order: PlantOrder<DayStop> }) => {
  const text = useFieldText();
  return (
    <>
      {plants.length > 0 && (
        <section>
          <h3>{text('card_gunite')}</h3>
          {plants.map((load) => (
            <GuniteLoads key={load.plant_name ?? ''} load={load} />
          ))}
        </section>
      )}
      {pebble.length > 0 && (
        <section>
          <h3>{text('card_pebble')}</h3>
          {pebble.map(({ crew_name, colors }) => (
            <div key={crew_name ?? ''}>
              <h4>{crew_name ?? text('no_crew')}</h4>
              <ColorLoads colors={colors} />
            </div>
          ))}
        </section>
      )}
    </>
  );
};

/** As their makers call them, in every language. */
const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;

/**
 * What the plants get ready for a day: gunite by plant, start time and crew with a sum for each, pebble colors by crew; as
 * a page and as a file [PRT-004 SDY-018].
 */
export default function PlantOrderPage() {
  const [date, onDay] = useShownDay();
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const [seesGunite, seesPebble] = [useCan(BOARD_VIEW.gunite), useCan(BOARD_VIEW.pebble)];
  const load = useCallback(async () => {
    const [gunite, pebble] = await Promise.all([
      seesGunite ? api.dayStops('gunite', date) : [],
      seesPebble ? api.dayStops('pebble', date) : [],
    ]);
    return { date, order: plantOrder(gunite, pebble) };
  }, [api, date, seesGunite, seesPebble]);
  const { value, error, reload } = useLoaded(load);
  const order = value?.date === date ? value.order : null;
  const isEmpty = order !== null && order.gunite.length + order.pebble.length === 0;
  return (
    <PrintPage
      title={text('plant_order')}
      queued={[]}
      tools={
        <>
          <DayTools day={date} onDay={onDay} />
          {FILE_FORMATS.map((format) => (
            <Button
              key={format}
              variant="outlined"
              disabled={order === null || isEmpty}
              onClick={() => {
                if (!order) return;
                const { rows, ...table } = plantTable(order, language);
                void saveRows('plant-order', date, format, table, rows);
              }}
            >
              {FORMATS[format]}
            </Button>
          ))}
          <Button
            variant="outlined"
            disabled={order === null || isEmpty}
            onClick={() => {
              if (!order) return;
              const { rows, ...table } = plantTable(order, language);
              void copy({ table, rows });
            }}
          >
            {copyText('copy')}
          </Button>
        </>
      }
    >
      {error !== null && <NotLoaded error={error} reload={reload} />}
      {error === null && order === null && <Loading />}
      {isEmpty && <p className="super-missing">{text('nothing_ordered', { day: longDay(date, language) })}</p>}
      {order !== null && !isEmpty && (
        <article className="crew-sheet">
          <header>
            <h2>{text('plant_order')}</h2>
            <p>
              <strong>{longDay(date, language)}</strong>
            </p>
          </header>
          <Sheet order={order} />
        </article>
      )}
    </PrintPage>
  );
}
