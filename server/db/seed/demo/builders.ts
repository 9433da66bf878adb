import * as tables from '../../tables';
import { anEmail, aPhone, slug } from './contactData';
import { BUILDER_KINDS, BUILDER_NAMES, FIRST_NAMES, LAST_NAMES } from './names';
import { PLACES, STREETS } from './places';
import { randomOf } from './random';
import type { RowStore } from './rowStore';

export interface DemoBuilder {
  id: number;
  contacts: { id: number; phone: string | null }[];
}

/** Company 7 is abbreviated "PZ" [JOB-031]. */
const PEBBLEBREEZE = 7;

const CONTACT_POSITIONS = [
  'Construction Manager',
  'Project Manager',
  'Owner',
  'Superintendent',
  'Scheduler',
  'Designer',
  'Office Manager',
];

const companyName = (id: number): string => {
  if (id === PEBBLEBREEZE) return 'Pebblebreeze';
  const index = id - 1;
  const round = Math.floor(index / BUILDER_NAMES.length);
  return `${BUILDER_NAMES[index % BUILDER_NAMES.length]} ${BUILDER_KINDS[(index + round) % BUILDER_KINDS.length]}`;
};

/**
 * Builders with their contacts; some of the builders are inactive, and `reservedId` belongs to the company "Homeowner".
 */
export const addBuilders = (store: RowStore, quota: number, reservedId: number): DemoBuilder[] => {
  const random = randomOf('builders');
  const ids = Array.from({ length: quota + 1 }, (_, index) => index + 1)
    .filter((id) => id !== reservedId)
    .slice(0, quota);
  return ids.map((id) => {
    const company_name = companyName(id);
    const domain = slug(company_name);
    const place = random.pick(PLACES);
    const isActive = id === PEBBLEBREEZE || id % 13 !== 0;
    store.add(tables.customer, {
      id,
      company_name,
      customer_no: `B-${1000 + id}`,
      company_email: `office@${domain}.example`,
      schedule_contact_email: `schedule@${domain}.example`,
      invoice_email: random.chance(0.8) ? `invoices@${domain}.example` : null,
      pricing_email: random.chance(0.4) ? `pricing@${domain}.example` : null,
      web_page: random.chance(0.6) ? `https://www.${domain}.example` : null,
      address_line_1: `${random.int(100, 9900)} ${random.pick(STREETS)}`,
      address_line_2: random.chance(0.3) ? `Suite ${random.int(100, 480)}` : null,
      city: place.city,
      state: 'TX',
      zip_code: random.pick(place.zips),
      business_phone: aPhone(random),
      telephone_ext: random.chance(0.2) ? String(random.int(100, 399)) : null,
      fax_number: random.chance(0.2) ? aPhone(random) : null,
      note: random.chance(0.15) ? 'Confirm every date with the superintendent the day before.' : null,
      is_active: isActive,
      is_invoice_by_email: true,
      is_invoice_by_fax: false,
      is_invoice_by_mail: random.chance(0.15),
      is_credit_app: random.chance(0.7),
    });
    const contacts = Array.from(
      {
        length: random.weighted([
          [1, 2],
          [2, 4],
          [3, 3],
          [5, 1],
        ]),
      },
      () => {
        const [first_name, last_name] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
        const phone = random.chance(0.9) ? aPhone(random) : null;
        const contactId = store.add(tables.customerContact, {
          customer_id: id,
          first_name,
          last_name,
          phone_number: phone,
          email_address: random.chance(0.9) ? anEmail(first_name, last_name, domain) : null,
          position: random.pick(CONTACT_POSITIONS),
        });
        return { id: contactId, phone };
      },
    );
    return { id, contacts };
  });
};
