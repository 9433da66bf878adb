import type { LocalText } from '../localText';
import { STATE_LABELS } from '../labels/states';
import { STAGE_LABELS } from '../labels/stages';

/**
 * Badges of a card face in their order; each shows only when its flag is true [BRD-017]. `short` is for a
 * day of a week, which is as wide as two of them.
 */
export const BADGES = {
  COD: { flag: 'is_cash_on_delivery', text: STATE_LABELS.cod, short: { en: 'COD', es: 'CE' } },
  CRITICAL: { flag: 'is_critical_note', text: { en: 'Critical', es: 'Crítico' }, short: { en: 'Crit', es: 'Crít' } },
  PRINT_QUEUE: {
    flag: 'is_in_print_queue',
    text: STATE_LABELS.print_queue,
    short: { en: 'PQ', es: 'CI' },
  },
  INVOICED: { flag: 'is_invoiced', text: STATE_LABELS.invoiced, short: { en: 'Inv', es: 'Fact' } },
  REQUEST_FORM: {
    flag: 'is_request_form',
    text: STATE_LABELS.request_form,
    short: { en: 'RF', es: 'Sol' },
  },
  SLURRY: { flag: 'is_slurry_pickup', text: STAGE_LABELS.slurry, short: { en: 'Slur', es: 'Lodo' } },
  CHIP_OUT: { flag: 'is_complete_chip_out', text: { en: 'Chip out', es: 'Picado' }, short: { en: 'Chip', es: 'Pic' } },
  CHANNEL_DRAIN: {
    flag: 'is_update_channel_drain',
    text: { en: 'Channel drain', es: 'Drenaje de canal' },
    short: { en: 'Drain', es: 'Can' },
  },
  TRIM_TILE: {
    flag: 'is_trim_tile',
    text: STATE_LABELS.trim_tile,
    short: { en: 'Trim', es: 'Azul' },
  },
  TRASH: { flag: 'is_trash_pick_up', text: { en: 'Trash', es: 'Basura' }, short: { en: 'Tr', es: 'Bas' } },
  NEGATIVE_EDGE: {
    flag: 'is_spa_negative_edge',
    text: { en: 'Negative edge', es: 'Borde infinito' },
    short: { en: 'NE', es: 'BI' },
  },
  ROLLED_EDGE: {
    flag: 'is_spa_rolled_edge',
    text: { en: 'Rolled edge', es: 'Borde redondeado' },
    short: { en: 'RE', es: 'BR' },
  },
  FLASH: { flag: 'is_flash', text: STAGE_LABELS.flash, short: { en: 'Fl', es: 'Fl' } },
  COMMERCIAL: { flag: 'is_commercial', text: STATE_LABELS.commercial, short: { en: 'Com', es: 'Com' } },
  RETURN: { flag: 'is_will_need_to_return', text: STATE_LABELS.return, short: { en: 'Ret', es: 'Reg' } },
} as const satisfies Record<string, { flag: string; text: LocalText; short: LocalText }>;

export type BadgeCode = keyof typeof BADGES;
export type BadgeFlag = (typeof BADGES)[BadgeCode]['flag'];

const isBadge = (code: string): code is BadgeCode => code in BADGES;
const CODES = Object.keys(BADGES).filter(isBadge);

/**
 * The badges whose flag is true, in the order of the face; absent and null flags, and whatever else stands there, are
 * false.
 */
export const badgesOf = (flags: Readonly<Partial<Record<BadgeFlag, unknown>>>): BadgeCode[] =>
  CODES.filter((code) => flags[BADGES[code].flag] === true);

/** The badges with one more or one less, still in the order of the face. */
export const withBadge = (badges: readonly BadgeCode[], code: BadgeCode, isOn: boolean): readonly BadgeCode[] =>
  badges.includes(code) === isOn ? badges : CODES.filter((one) => (one === code ? isOn : badges.includes(one)));
