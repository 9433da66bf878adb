/** `npm run user -- create --email ...`: a command of the server on its database, also beside a server that runs. */
process.argv.splice(2, 0, 'user');
await import('./start.mjs');
