/** An employee as a presite supervisor: of the divisions of his crews [EMP-007]. */
export interface PresiteSupervisor {
  id: number;
  first_name: string;
  last_name: string;
  is_active: boolean;
  is_presite_supervisor: boolean;
  /** The divisions of his crews, ascending. */
  divisions: readonly number[];
}

export const supervisorName = ({
  first_name,
  last_name,
}: Pick<PresiteSupervisor, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();

/** By last name, then first name [PSC-017]. */
export const byLastName = (a: PresiteSupervisor, b: PresiteSupervisor): number =>
  a.last_name.localeCompare(b.last_name, 'en') || a.first_name.localeCompare(b.first_name, 'en') || a.id - b.id;
