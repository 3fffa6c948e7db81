# Stands in for Node's own slim image where none can be pulled.
FROM guia-check-debian
COPY node/bin /usr/local/bin/
COPY node/include /usr/local/include/
COPY npm /usr/local/lib/node_modules/npm
COPY npm-settings /usr/local/etc/
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
 && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
CMD ["node"]
