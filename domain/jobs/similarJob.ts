/** A job or estimate at the address that is typed. */
export interface SimilarJob {
  id: number;
  name: string;
  address: string;
  company: string;
  is_estimate: boolean;
}
