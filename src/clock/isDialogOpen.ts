/** Something is open over the page that somebody may be typing into: what is below it should stay for now. */
export const isDialogOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
