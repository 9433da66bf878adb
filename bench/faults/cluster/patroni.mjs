/** The settings of one member for Patroni: short times, so that a failover fits into 20 s, and synchronous replication. */

export const PASSWORD = 'bench';
const ROLES = { superuser: 'postgres', replication: 'replicator', rewind: 'rewinder' };

/** JSON is YAML too. `at` is the member's address, `etcd` that of the store in which the members agree. */
export const patroniSettings = ({ name, at, etcd, folder, bin }) =>
  JSON.stringify({
    scope: 'trowel',
    name,
    restapi: { listen: `${at}:8008`, connect_address: `${at}:8008` },
    etcd3: { host: `${etcd}:2379` },
    bootstrap: {
      dcs: {
        ttl: 7, // no less than loop_wait and twice retry_timeout
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0, // a primary that died is not waited for
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 100, wal_keep_size: 512 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host replication all 10.77.0.0/24 scram-sha-256', 'host all all 10.77.0.0/24 scram-sha-256'],
    },
    postgresql: {
      listen: `${at}:5432`,
      connect_address: `${at}:5432`,
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      parameters: { unix_socket_directories: folder, wal_receiver_timeout: '3s', wal_sender_timeout: '3s' },
      authentication: Object.fromEntries(
        Object.entries(ROLES).map(([role, username]) => [role, { username, password: PASSWORD }]),
      ),
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
