import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';

/** Columns of twelve that the values of a kind need. */
const SPANS: Partial<Record<FieldKind, number>> = {
  LongText: 12, List: 12, StateCode: 2, PostalCode: 2, PhoneNumber: 3, Date: 3, Boolean: 3, Int: 3, Money: 3, Quantity: 3, Color: 3, Reference: 4, LocalDateTime: 4, DateTime: 4,
};

/** Texts that are short by their limit need less than a line for names. */
const ofText = ({ max }: FieldDescriptor): number => {
  if (max !== undefined && max <= 20) return 3;
  return max !== undefined && max <= 100 ? 4 : 6;
};

export const fieldSpan = (field: FieldDescriptor): number => SPANS[field.kind] ?? ofText(field);
