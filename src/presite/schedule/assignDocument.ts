import { type CallDocument, composed, gql } from '../../dataProvider/gql';
import type { AssignCall } from './presiteApi';

/** [BAPI-014]. */
const ONE = gql(`
  mutation AssignPresite($presite_id: Int!, $employee_id: Int, $scheduled_date: String, $version: Int!) {
    updatePresiteSchedule(presite_id: $presite_id, employee_id: $employee_id, scheduled_date: $scheduled_date, version: $version) { id }
  }
`);

const many = (calls: readonly AssignCall[]): CallDocument => {
  const declared = calls.map((_call, at) => `$id${at}: Int!, $to${at}: Int, $day${at}: String, $version${at}: Int!`);
  const fields = calls.map(
    (_call, at) =>
      `visit${at}: updatePresiteSchedule(presite_id: $id${at}, employee_id: $to${at}, scheduled_date: $day${at}, version: $version${at}) { id }`,
  );
  return composed(`mutation AssignPresites(${declared.join(', ')}) { ${fields.join(' ')} }`);
};

/** One document, one transaction, one undo: the call once for each visit [BAPI-014 SDY-017]. */
export const assignDocument = (
  calls: readonly AssignCall[],
): { document: CallDocument; variables: Record<string, unknown> } => {
  const [only] = calls;
  if (calls.length === 1 && only) return { document: ONE, variables: { ...only } };
  return {
    document: many(calls),
    variables: Object.fromEntries(
      calls.flatMap(({ presite_id, employee_id, scheduled_date, version }, at) => [
        [`id${at}`, presite_id],
        [`to${at}`, employee_id],
        [`day${at}`, scheduled_date],
        [`version${at}`, version],
      ]),
    ),
  };
};
