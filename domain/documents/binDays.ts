/** So many days a deleted document lies in the bin of its job; then it is deleted for good [KEY-021]. */
export const BIN_DAYS = 30;
