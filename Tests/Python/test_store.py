"""Pictures in an object store, which moto stands for."""

from __future__ import annotations

import json
import threading
import time

import pytest
from conftest import small_picture
from tincture import batch, pictures, records

pytest.importorskip("pyarrow")
server = pytest.importorskip("moto.server")


@pytest.fixture
def bucket(monkeypatch):
    """The client of a new store, with a bucket called shop."""
    import boto3

    store = server.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    store.start()
    host, port = store.get_host_and_port()
    for name, value in {
        "AWS_ENDPOINT_URL": f"http://{host}:{port}", "AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b", "AWS_DEFAULT_REGION": "us-east-1",
    }.items():
        monkeypatch.setenv(name, value)
    pictures._file_system.cache_clear()
    client = boto3.client("s3")
    client.create_bucket(Bucket="shop")
    yield client
    store.stop()


def test_objects_are_read_many_at_once_and_skipped_by_size_and_time(bucket, capsys, monkeypatch, tmp_path):
    for number in range(40):
        bucket.put_object(Bucket="shop", Key=f"a b/{number}.png", Body=small_picture(number))
    listing = tmp_path / "list.txt"
    lines = [f"s3://shop/a b/{number}.png\n" for number in range(20)] + [f"s3a://shop/a b/{number}.png\n" for number in range(20, 40)]
    listing.write_text("".join([*lines, "s3://shop/gone.png\n", "s3://nowhere/1.png\n"]))
    read, reads, counts, lock = records.read, [], {"open": 0, "most": 0}, threading.Lock()

    def slow_read(picture, limit):
        with lock:
            reads.append(picture.location)
            counts["open"] += 1
            counts["most"] = max(counts["most"], counts["open"])
        time.sleep(0.05)
        try:
            return read(picture, limit)
        finally:
            with lock:
                counts["open"] -= 1

    monkeypatch.setattr(records, "read", slow_read)

    def run():
        batch.main(["--list", str(listing), "--output", str(tmp_path / "out"), "--parallel-reads", "16"])
        return json.loads(capsys.readouterr().out)

    assert run() == {"good": 40, "bad": 2, "skipped": 0}
    assert 8 <= counts["most"] <= 16
    reads.clear()
    # A store has whole seconds.
    time.sleep(1.1)
    bucket.put_object(Bucket="shop", Key="a b/7.png", Body=small_picture(1007))
    assert run() == {"good": 1, "bad": 2, "skipped": 39}
    assert sorted(reads) == ["s3://nowhere/1.png", "s3://shop/a b/7.png", "s3://shop/gone.png"]
