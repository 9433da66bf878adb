import { esES } from '@mui/material/locale';
import { esES as gridEs } from '@mui/x-data-grid/locales';
import { esES as pickersEs } from '@mui/x-date-pickers/locales';

/** The texts inside MUI's components, in Spanish. */
export const muiSpanish: readonly object[] = [pickersEs, gridEs, esES];
