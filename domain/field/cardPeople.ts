import { phoneText } from '../inputs/phoneLink';
import type { CallRole, SiteCall } from './callList';

/** Whoever is called about a job, as a card prints them: "Ana Ruiz (713) 555-0190, (713) 555-0191". */
export interface CardPerson {
  role: CallRole;
  text: string;
}

const ROLES: readonly CallRole[] = ['supervisor', 'homeowner', 'site', 'builder'];

/**
 * The people of a card with their numbers: the supervisor, the owner, also one without a number, and the number of the
 * job; the builder where there is no supervisor [WO-025].
 */
export const cardPeople = (calls: readonly SiteCall[], homeowner: string | null): CardPerson[] =>
  ROLES.flatMap((role) => {
    const own = calls.filter((call) => call.role === role);
    if (role === 'builder' && calls.some((call) => call.role === 'supervisor')) return [];
    const name = own[0]?.name ?? (role === 'homeowner' ? homeowner : null);
    const numbers = own.map(({ phone, extension }) => phoneText(phone, extension)).join(', ');
    const text = [name, numbers].filter(Boolean).join(' ');
    return text === '' ? [] : [{ role, text }];
  });
