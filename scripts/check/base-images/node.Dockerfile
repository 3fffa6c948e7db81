# Stands in for Node's own image where none can be pulled: with what compiles native packages.
ARG SLIM
FROM $SLIM
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ git
