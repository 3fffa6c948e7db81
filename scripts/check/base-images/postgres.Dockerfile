# Stands in for PostgreSQL's own image where none can be pulled: Debian's, server and programs alike.
FROM guia-check-debian
RUN useradd --uid 999 --home-dir /var/lib/postgresql postgres \
 && mkdir /etc/postgresql-common \
 && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
 && apt-get update && apt-get install -y --no-install-recommends postgresql \
 && ln -s /usr/lib/postgresql/* /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/local/pgsql/bin:/usr/local/bin:/usr/bin:/bin
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
