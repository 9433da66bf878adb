import type { CivilDate } from '#domain/civilDate';
import { homeownerCompanyId } from '../homeownerCompany';
import * as tables from '../../tables';
import type { DemoBuilder } from './builders';
import { anEmail, aPhone } from './contactData';
import { morningOf, type DemoJob } from './context';
import type { DemoHomeowner } from './homeowners';
import { FIRST_NAMES, LAST_NAMES } from './names';
import { PLACES, STREETS } from './places';
import { randomOf } from './random';
import { round2 } from './round';
import type { RowStore } from './rowStore';

export interface JobMakerOptions {
  builders: readonly DemoBuilder[];
  homeowners: readonly DemoHomeowner[];
  environment: string;
  /** So many jobs of past years, numbered below the others. */
  archived?: number;
}

/** The number of the first job that is not in the archive. */
const FIRST_JOB = 20_001;
const COMMERCIAL = ['Amenity Center', 'Swim Club', 'Hotel', 'Apartments', 'Recreation Center'];
const MILES_PER_DEGREE = 62;
const YARD = { lat: 29.84, lon: -95.55 };

/** Makes the job rows: most for builders, a few large ones for many jobs, some for homeowners. */
export const jobMaker = (store: RowStore, { builders, homeowners, environment, archived = 0 }: JobMakerOptions) => {
  const random = randomOf(archived > 0 ? 'archive jobs' : 'jobs');
  const builderWeights = builders.map((builder, index) => [builder, 1 / (index + 3)] as const);
  const placeWeights = PLACES.map((place) => [place, place.weight] as const);
  const hasCentralTexas = environment !== 'prod';
  let nextId = FIRST_JOB - archived;

  return (enteredDate: CivilDate, estimate?: { isPreliminary: boolean }): DemoJob => {
    const place = random.weighted(placeWeights);
    const owner = random.chance(0.12) ? random.pick(homeowners) : null;
    const builder = owner ? null : random.weighted(builderWeights);
    const contact = builder && random.chance(0.85) ? random.pick(builder.contacts) : null;
    const isCommercial = !owner && random.chance(0.04);
    const [first, last] = owner
      ? [owner.first_name, owner.last_name]
      : [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const street = `${random.int(100, 31_900)} ${random.pick(STREETS)}`;
    const [lat, lon] = [place.lat + (random.next() - 0.5) * 0.09, place.lon + (random.next() - 0.5) * 0.1].map(
      (value) => Number(value.toFixed(6)),
    );
    const isVerified = random.chance(0.93);
    const hasCopy = owner !== null || random.chance(0.4);
    const isHere = hasCentralTexas && place.isCentralTexas === true;
    const id = nextId;
    nextId += 1;
    store.add(
      tables.job,
      {
        id,
        name: isCommercial
          ? `${random.pick(STREETS).split(' ').slice(0, 2).join(' ')} ${random.pick(COMMERCIAL)}`
          : `${last} ${random.weighted([
              ['Residence', 7],
              ['Pool', 1],
              ['Backyard', 1],
            ])}`,
        company_id: builder ? builder.id : homeownerCompanyId(environment),
        company_supervisor_id: contact?.id ?? null,
        homeowner_id: owner?.id ?? null,
        phone: owner ? owner.phone : (contact?.phone ?? (random.chance(0.3) ? aPhone(random) : null)),
        key_map: `${place.keyMap}${random.pick(['A', 'B', 'D', 'F', 'J', 'L', 'P', 'R', 'T', 'X'])}`,
        entered_date: enteredDate,
        address_line_1: street,
        address_line_2: isCommercial && random.chance(0.5) ? `Building ${random.int(1, 9)}` : null,
        city: place.city,
        state: 'Texas',
        zip_code: random.pick(place.zips),
        county: place.county,
        mmg_mileage: round2(1.25 * MILES_PER_DEGREE * Math.hypot(place.lat - YARD.lat, place.lon - YARD.lon)),
        manchaca_mileage: isHere ? random.int(6, 60) : null,
        gate_code: random.chance(0.2) ? `#${random.int(1000, 9999)}` : null,
        notes: random.chance(0.15)
          ? random.pick([
              'Trucks park on the street.',
              'Builder wants a call on every change.',
              'Access from the alley only.',
              'Gate is locked on weekends.',
            ])
          : null,
        is_central_texas: isHere,
        is_display: !owner && random.chance(0.02),
        is_commercial: isCommercial,
        homeowner_first_name: hasCopy ? first : null,
        homeowner_last_name: hasCopy ? last : null,
        homeowner_phone: owner ? owner.phone : hasCopy ? aPhone(random) : null,
        homeowner_secondary_phone: owner?.secondary_phone ?? null,
        homeowner_email: owner ? owner.email : hasCopy ? anEmail(first, last, 'mailbox') : null,
        lat: isVerified ? lat : null,
        lon: isVerified ? lon : null,
        temp_lat: isVerified ? null : lat,
        temp_lon: isVerified ? null : lon,
        is_estimate: estimate !== undefined,
        was_estimated: estimate === undefined && random.chance(0.2),
        is_conversion: false,
        is_preliminary: estimate?.isPreliminary ?? false,
      },
      morningOf(enteredDate),
    );
    return { id, enteredDate, isCommercial };
  };
};
