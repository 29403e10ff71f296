# Sourced by scripts that run Apache Spark: the engine from PyPI and a Java from the system's packages.

spark_version=${SPARK_VERSION:-4.0.1}

# Installs what is missing, and sets SPARK_HOME and PYSPARK_PYTHON.
prepare_spark() {
  local venv=$PWD/.build-spark/venv
  Scripts/install-dependencies python default-jre-headless >&2
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv" >&2
  # 300 MB: pip is asked only where the version is not there yet.
  "$venv/bin/python" -c "import pyspark, sys; sys.exit(pyspark.__version__ != '$spark_version')" 2>/dev/null ||
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "pyspark==$spark_version" >&2
  export PYSPARK_PYTHON=$venv/bin/python
  SPARK_HOME=$("$PYSPARK_PYTHON" -c 'import os, pyspark; print(os.path.dirname(pyspark.__file__))')
  export SPARK_HOME
}
