/** The software version as people see it [NAV-020 NAV-026 UI-030]. */
export const VERSION = '2.4.025';
