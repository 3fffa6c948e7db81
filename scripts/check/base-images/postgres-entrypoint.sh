# What the entry of PostgreSQL's own image does with the variables of docker-compose.yml.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown postgres: "$PGDATA"
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi
sockets='unix_socket_directories=/var/run/postgresql'
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The options are several words.
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --encoding=UTF8 \
    --auth-host=scram-sha-256 --auth-local=trust $POSTGRES_INITDB_ARGS
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses='' -c $sockets" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop
fi
exec postgres -c listen_addresses='*' -c "$sockets"
