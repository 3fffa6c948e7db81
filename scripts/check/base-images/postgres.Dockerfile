# Stands in for PostgreSQL's own image where none can be pulled: the server of the same version, and
# Debian's older pg_isready and createdb.
FROM guia-check-debian
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
 && useradd --uid 999 --home-dir /var/lib/postgresql postgres \
 && mkdir -p /var/run/postgresql && chown postgres: /var/run/postgresql
COPY postgres /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/local/pgsql/bin:/usr/local/bin:/usr/bin:/bin
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
