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

/** The same as a screen is told it: null where a role does not see it. */
export interface ShownSupervisor extends Pick<PresiteSupervisor, 'id' | 'first_name' | 'last_name'> {
  is_active: boolean | null;
  is_presite_supervisor: boolean | null;
  divisions: readonly number[] | null;
}

export const supervisorName = ({
  first_name,
  last_name,
}: Pick<PresiteSupervisor, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();

/** By last name, then first name [PSC-017]. */
type Named = Pick<PresiteSupervisor, 'id' | 'first_name' | 'last_name'>;
export const byLastName = (a: Named, b: Named): number =>
  a.last_name.localeCompare(b.last_name, 'en') || a.first_name.localeCompare(b.first_name, 'en') || a.id - b.id;
