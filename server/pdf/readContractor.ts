import { textOrEmpty } from '#domain/values';
import { runText, type Runner } from '../db/statement';

/** Who works with this product, as the head of every paper says it [ADM-006]. */
export interface Contractor {
  name: string;
  address: string;
  phone: string;
}

const READ =
  "select contractor_name, concat_ws(', ', address_line_1, city, nullif(concat_ws(' ', state, zip_code), '')) as address, phone_number from company_setting where id = 1";

/** The contractor of the settings. */
export const readContractor = async (runner: Runner): Promise<Contractor> => {
  const [row] = await runText(runner, READ, []);
  return {
    name: textOrEmpty(row?.contractor_name),
    address: textOrEmpty(row?.address),
    phone: textOrEmpty(row?.phone_number),
  };
};
