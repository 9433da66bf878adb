/** The longest name and address of a webhook, and how many there may be. */
export const MAX_WEBHOOK = { name: 60, url: 500, count: 20 } as const;

/** Hours that an old secret signs beside the new one. */
export const OLD_SECRET_HOURS = 24;

/** The states of a delivery to a webhook. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a webhook is told nothing: a person said so, it failed for days, its user has left, or a backup was restored. */
export const OFF_REASONS = ['person', 'failing', 'user', 'restored'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
