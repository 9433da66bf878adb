import * as tables from '../../tables';
import { anEmail, aPhone } from './contactData';
import { FIRST_NAMES, LAST_NAMES } from './names';
import { PLACES, STREETS } from './places';
import { randomOf } from './random';
import type { RowStore } from './rowStore';

export interface DemoHomeowner {
  id: number;
  first_name: string;
  last_name: string;
  phone: string;
  secondary_phone: string | null;
  email: string;
}

export const addHomeowners = (store: RowStore, quota: number): DemoHomeowner[] => {
  const random = randomOf('homeowners');
  return Array.from({ length: quota }, () => {
    const place = random.weighted(PLACES.map((place) => [place, place.weight] as const));
    const [first_name, last_name] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const [phone, secondary_phone] = [aPhone(random), random.chance(0.3) ? aPhone(random) : null];
    const email = anEmail(first_name, last_name, 'mailbox');
    const id = store.add(tables.homeowner, {
      first_name,
      last_name,
      phone_number: phone,
      secondary_phone_number: secondary_phone,
      email_address: email,
      mailing_address: `${random.int(100, 24_900)} ${random.pick(STREETS)}`,
      city: place.city,
      state: 'TX',
      zip_code: random.pick(place.zips),
      note: random.chance(0.1) ? 'Please call before coming: dog in the back yard.' : null,
    });
    return { id, first_name, last_name, phone, secondary_phone, email };
  });
};
