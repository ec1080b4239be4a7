# Varnish with xkey, both of Debian: docker compose -f deploy/compose.yaml build varnish (docs/operate/operations.md)
ARG DEBIAN_DIGEST
FROM debian:bookworm-slim@${DEBIAN_DIGEST}
RUN apt-get update \
  && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
COPY varnish.vcl /etc/varnish/default.vcl
USER vcache
EXPOSE 8080
ENTRYPOINT ["varnishd", "-F", "-f", "/etc/varnish/default.vcl", "-a", ":8080", "-p", "http_gzip_support=off", "-j", "none", "-n", "/tmp/varnish"]
CMD ["-s", "malloc,256m"]
