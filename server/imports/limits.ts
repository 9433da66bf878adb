import { MAX_TEXT_LENGTH } from '#domain/exports/workbook/xmlText';
import { MAX_AT_ONCE, MAX_PART_ROWS_AT_ONCE } from '#domain/writes/maxAtOnce';

/**
 * What a file to be imported may hold [IMP-006]. A file is written to the disk as it comes and read from there part by part, its rows
 * are kept on the disk too: none of these limits is memory that the server holds, and together they see to it that no part of a
 * file, and nothing that is made of it, is larger than a few megabytes. `bench/bounds` measures that.
 */

/** Bytes of the file itself: twenty thousand rows with all the text that fits into them. */
export const MAX_FILE_BYTES = 33_554_432;
/** Rows that hold something, the head not counted. */
export const MAX_ROWS = MAX_AT_ONCE;
/** Rows that hold something, among which the names of the columns may stand. */
export const MAX_HEAD_ROWS = 20;
/** Rows of a file with the empty ones, as many as a sheet of Excel has. */
export const MAX_LINES = 1_048_576;
/** More columns no table of ours has; what stands beyond is a stray mark or an attack on the memory. */
export const MAX_COLUMNS = 500;
/** Letters of a cell, as Excel has them. */
export const MAX_CELL_LETTERS = MAX_TEXT_LENGTH;
/** Letters of the cells of one row: some twenty times what the largest of our records holds. */
export const MAX_ROW_LETTERS = 524_288;
/** Letters of all cells, a text that many cells share counted for each of them. As many as a CSV file of the largest size has. */
export const MAX_LETTERS = 33_554_432;
/** Rows, and letters of their cells, of a file whose rows belong to records, such as recipes: all are in memory at once. */
export const MAX_PART_ROWS = MAX_PART_ROWS_AT_ONCE;
export const MAX_PART_LETTERS = 2_000_000;
/** Messages that are made about the rows of a file. */
export const MAX_MESSAGES = 1_000;
/** Rows whose changes are told field by field, rows that are asked about, and rows that a user may answer for. */
export const MAX_PREVIEWED = 200;
export const MAX_AMBIGUOUS = 100;
export const MAX_ANSWERS = 200;
/** Letters of a cell or a head that a message repeats. */
export const MAX_TOLD_LETTERS = 200;
/** Reasons that the file of refused rows gives for one row, and letters of all of them. */
export const MAX_REASONS = 5;
export const MAX_REASON_LETTERS = 1_000;
/** Bytes of the file of refused rows: a text that many cells of a workbook share stands in it once for each. */
export const MAX_REFUSED_BYTES = 67_108_864;

/** What the parts of a workbook that are read may unpack to. Twenty thousand full rows have half of it. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Files in the archive of a workbook, letters of their paths, sheets, styles of cells, and different texts of cells. */
export const MAX_ENTRIES = 5_000;
export const MAX_PATH_LETTERS = 260;
export const MAX_SHEETS = 1_000;
export const MAX_STYLES = 65_536;
export const MAX_TEXTS = 1_048_576;
/** Elements within elements, and attributes of one: a sheet has a handful of each. */
export const MAX_DEPTH = 64;
export const MAX_ATTRIBUTES = 200;
