import { useCallback } from 'react';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { FILE_FORMATS } from '#domain/exports/rowsFile';
import { plantOrder, plantTable, type PlantOrder } from '#domain/field/plantOrder';
import { addressText } from '#domain/inputs/address';
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

const GuniteLoads = ({ stops }: { stops: readonly DayStop[] }) => {
  const text = useFieldText();
  const siteText = useSiteText();
  const total = stops.reduce((sum, { yards }) => sum + Math.round((yards ?? 0) * 100), 0) / 100;
  const unknown = stops.filter(({ yards }) => yards === null).length;
  return (
    <table className="load-table">
      <thead>
        <tr>
          {(['stop', 'time', 'crew', 'job', 'address', 'yards_head'] as const).map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map(({ key, order, crew_name, yards, site }) => (
          <tr key={key}>
            <td>{order}</td>
            <td className="write-here" />
            <td>
              <strong>{crew_name ?? text('no_crew')}</strong>
            </td>
            <td>
              {site.job_name ?? text('no_name')} #{site.job_id}
            </td>
            <td>
              {[addressText(site) || text('no_address'), placeNote(site, siteText), site.key_map]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td className="load-number">{yards ?? text('not_entered')}</td>
          </tr>
        ))}
        <tr className="load-total">
          <td colSpan={5}>
            <strong>{text('together')}</strong>
            {unknown > 0 && ` · ${text('yards_unknown', { smart_count: unknown })}`}
          </td>
          <td className="load-number">
            <strong>{total}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
};

const Sheet = ({ order: { gunite, pebble } }: { order: PlantOrder<DayStop> }) => {
  const text = useFieldText();
  return (
    <>
      {gunite.length > 0 && (
        <section>
          <h3>{text('card_gunite')}</h3>
          <GuniteLoads stops={gunite} />
        </section>
      )}
      {pebble.length > 0 && (
        <section>
          <h3>{text('card_pebble')}</h3>
          {pebble.map(({ crew_name, colors }) => (
            <div key={crew_name ?? ''} className="crew-load">
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
 * What the plants get ready for a day: gunite in the order of the crews' stops, pebble colors by crew; as a page and as
 * a file [PRT-004].
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
