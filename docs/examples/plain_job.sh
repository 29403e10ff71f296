#!/usr/bin/env bash
# Finds the colors of a list of pictures with a process for each core, or on as many machines as you like.
#
#   plain_job.sh LIST OUTPUT
set -euo pipefail
shards=$(getconf _NPROCESSORS_ONLN)
# A batch service gives each of its tasks a number; here they are the processes of one machine.
seq "$shards" | xargs -P "$shards" -I{} python -m tincture.batch --list "$1" --output "$2" --shard "{}/$shards" --parallel-reads 32
