import type { FormOverride } from '../crud/values/overrides';
import { SourceRecordInput } from './SourceRecordInput';

/** Products: their vendor in another program is picked there [SRC-002]. */
export const product: FormOverride = {
  inputs: { external_vendor_name: (input, generated) => <SourceRecordInput input={input} generated={generated} /> },
};
