import { createContext } from 'react';
import type { CivilDate } from '#domain/civilDate';

/** Fixes the day for stories and tests; null means the day by the clock. */
export const TodayContext = createContext<CivilDate | null>(null);
