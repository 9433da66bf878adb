import { FIELD_NEEDS } from '#domain/access/fieldLimits';

/** What a value asks for that comes of what a product costs, wherever it is answered [USR-017 USR-018]. */
export const OF_COST = {
  need: FIELD_NEEDS['product.standard_cost'] ?? 'CAN_VIEW_PRICES',
  column: 'product.standard_cost',
} as const;
