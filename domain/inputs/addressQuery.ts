/** An address in parts, as a job has it; empty ones are left out when it is looked up. */
export interface AddressQuery {
  address: string;
  city: string;
  state: string;
  county: string;
  zip: string;
}
