/** The roles of people whom a crew may call about a site. */
export type CallRole = 'site' | 'builder' | 'supervisor' | 'homeowner';

/** A number to call, with whose it is [FLD-002]. */
export interface SiteCall {
  role: CallRole;
  name: string | null;
  phone: string;
  /** Dialled behind the number [KEY-011]. */
  extension: string | null;
}

/** The people of a job as they are stored. */
export interface SitePeople {
  phone: string | null;
  company_name: string | null;
  business_phone: string | null;
  telephone_ext: string | null;
  supervisor: string | null;
  supervisor_phone: string | null;
  homeowner: string | null;
  homeowner_phone: string | null;
  homeowner_secondary_phone: string | null;
}

const digits = (phone: string): string => phone.replaceAll(/\D/g, '');

/** The numbers of a site, the one most likely to answer first; a number that two people share stands once. */
export const callList = (people: SitePeople): SiteCall[] => {
  const { company_name, supervisor, homeowner } = people;
  const all: [role: CallRole, name: string | null, phone: string | null, extension?: string | null][] = [
    ['supervisor', supervisor, people.supervisor_phone],
    ['builder', company_name, people.business_phone, people.telephone_ext],
    ['homeowner', homeowner, people.homeowner_phone],
    ['homeowner', homeowner, people.homeowner_secondary_phone],
    ['site', null, people.phone],
  ];
  const known = new Set<string>();
  return all.flatMap(([role, name, phone, ext]) => {
    const number = digits(phone ?? '');
    const extension = ext?.trim() || null;
    // Behind another extension somebody else answers.
    const key = `${number} ${digits(extension ?? '')}`;
    if (phone === null || number === '' || known.has(key)) return [];
    known.add(key);
    return [{ role, name: name?.trim() ? name.trim() : null, phone, extension }];
  });
};
