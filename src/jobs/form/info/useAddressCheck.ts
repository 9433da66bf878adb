import { createContext, use } from 'react';

/** What opened the dialog: the button, or a save, which may go on without a confirmed address. */
export type CheckReason = 'by hand' | 'on save';

/** Opens the address check. @returns false when a save is to stop */
export type AddressCheck = (reason: CheckReason) => Promise<boolean>;

export const AddressCheckContext = createContext<AddressCheck | null>(null);

export const useAddressCheck = (): AddressCheck | null => use(AddressCheckContext);
