/**
 * The software version, said here alone: screens, `apiVersion` and the head of a release in CHANGELOG.md
 * [NAV-020 NAV-026 UI-030].
 */
export const VERSION = '2.4.025';
